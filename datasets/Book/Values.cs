using Roundup.Contracts;

namespace Roundup.Datasets.Books;

public sealed class BookValues : IDataset<Book>
{
    public Book Create(SeededRandom random, int index) => new() { Id = index + 1, Title = "Book " + (index + 1) };
}
