namespace Roundup.Datasets.Books;

public class Book
{
    public string Title { get; set; } = "";

    public int Id { get; set; }
}
