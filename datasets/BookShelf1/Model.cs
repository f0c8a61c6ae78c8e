using System.Collections.Generic;

namespace Roundup.Datasets.BookShelves1;

public class BookShelf1
{
    public List<Book1> Books { get; set; } = null!;
}

public class Book1
{
    public string Title { get; set; } = "";

    public int Id { get; set; }
}
