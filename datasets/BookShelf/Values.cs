using Roundup.Contracts;

namespace Roundup.Datasets.BookShelves;

public sealed class BookShelfValues : IDocumentDataset<BookShelf>
{
    public BookShelf Create(SeededRandom random, int index, int count)
    {
        var books = new List<Book>(count);
        for (var i = 1; i <= count; i++)
        {
            // Each shelf begins one book later than the one before: no two are equal, and their sizes are.
            books.Add(new() { Id = index + i, Title = "Book " + (index + i) });
        }

        return new() { Books = books };
    }
}
