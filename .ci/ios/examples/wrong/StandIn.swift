import PortableUIKit  //! error: no such module
