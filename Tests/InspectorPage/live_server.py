"""A fake server of a live page, with fake apps."""

import asyncio
import http
import json
import threading
import time

from websockets.asyncio.server import serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Response


class FakeApp:
    """An app, with its name and the lines that it has sent."""

    def __init__(self, server, name, takes_input=True):
        self.server, self.id, self.name = server, f"{name}-{len(server.apps)}", name
        self.takes_input, self.is_connected, self.lines = takes_input, True, []
        server.apps.append(self)
        self.send({"kind": "hello", "version": 1, "app": name, "takesInput": takes_input})

    def send(self, *lines):
        self.lines += lines
        self.server.broadcast(self.message(len(self.lines) - len(lines)))

    def message(self, first=0):
        return json.dumps({"app": {"id": self.id, "name": self.name, "takesInput": self.takes_input,
                                   "isConnected": self.is_connected}, "lines": self.lines[first:], "first": first})

    def trace(self, number, name="list.tapped", parent=None, **more):
        trace = {"id": number, "name": name, "source": "ListCell", "result": "handled", "handlers": ["ListController"],
                 "microsecondsSince1970": int(time.time() * 1e6), "nanoseconds": 42_000,
                 "sent": [{"key": "row", "value": str(number)}],
                 "hops": [{"type": "ListCell"}, {"type": "SectionView", "roles": ["decorator"],
                                                 "decorations": [{"key": "section", "new": "1"}]},
                          *({"type": f"Link{index}"} for index in range(6)),
                          {"type": "ListController", "roles": ["table"],
                           "answers": [{"role": "table", "disposition": "handled"}]}]}
        if parent is not None:
            trace["parent"] = {"event": parent, "hop": 1}
        return {"kind": "trace", "trace": {**trace, **more}}


class FakeServer:
    """Serves a page at / and its WebSocket at /live, and records what pages send."""

    def __init__(self, page):
        self.page, self.apps, self.received, self.connections, self.port, self.queries = page, [], [], set(), 0, []
        # The reason for refusing all connections, or None.
        self.refusal = None
        self.loop = asyncio.new_event_loop()
        threading.Thread(target=self.loop.run_forever, daemon=True).start()
        self.start()

    def run(self, coroutine):
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(10)

    def start(self):
        async def listen():
            self.server = await serve(self.handle, "127.0.0.1", self.port, process_request=self.answer)
            self.port = self.server.sockets[0].getsockname()[1]
        self.run(listen())

    def stop(self):
        async def close():
            self.server.close()
            await self.server.wait_closed()
        self.run(close())

    def answer(self, connection, request):
        if request.path.startswith("/live"):
            return None
        is_page = request.path.split("?")[0] == "/"
        body = self.page.encode() if is_page else b""
        headers = Headers({"Content-Type": "text/html; charset=utf-8", "Content-Length": str(len(body)),
                           "Connection": "close"})
        status = http.HTTPStatus.OK if is_page else http.HTTPStatus.NOT_FOUND
        return Response(status.value, status.phrase, headers, body)

    async def handle(self, connection):
        self.queries.append(connection.request.path)
        if self.refusal:
            return await connection.close(1013, self.refusal)
        self.connections.add(connection)
        try:
            for app in self.apps:
                await connection.send(app.message())
            async for message in connection:
                self.received.append(json.loads(message))
        except ConnectionClosed:
            pass
        finally:
            self.connections.discard(connection)

    def broadcast(self, message):
        async def send():
            for connection in list(self.connections):
                await connection.send(message)
        self.run(send())

    def refuse(self, reason):
        """Closes all connections, including new ones."""
        async def close():
            for connection in list(self.connections):
                await connection.close(1013, reason)
        self.refusal = reason
        self.run(close())

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}/"
