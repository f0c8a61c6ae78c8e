using Roundup.Contracts;

namespace Roundup.Datasets.BooksWithBlob;

public sealed class BookValues : IDataset<Book>
{
    private const int Length = 100;

    public Book Create(SeededRandom random, int index) => new() { Id = index + 1, Title = "Book " + (index + 1), BookData = Blob(index) };

    /// <summary>The letters of the alphabet repeated, as bytes; each book starts at another letter.</summary>
    private static byte[] Blob(int index)
    {
        var blob = new byte[Length];
        for (var i = 0; i < blob.Length; i++)
        {
            blob[i] = (byte)('a' + ((index + i) % 26));
        }

        return blob;
    }
}
