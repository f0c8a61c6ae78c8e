using System.Collections.Generic;

namespace Roundup.Datasets.BookShelves2;

public class BookShelf2
{
    public List<Book2> Books { get; set; } = null!;
}

public class Book2
{
    public string Title { get; set; } = "";

    public int Id { get; set; }
}
