using System.Collections.Generic;

namespace Roundup.Datasets.BookShelves;

public class BookShelf
{
    public List<Book> Books { get; set; } = null!;
}

public class Book
{
    public string Title { get; set; } = "";

    public int Id { get; set; }
}
