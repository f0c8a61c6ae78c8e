namespace Roundup.Datasets.BooksWithBlob;

public class Book
{
    public string Title { get; set; } = "";

    public int Id { get; set; }

    public byte[]? BookData { get; set; }
}
