using Roundup.Contracts;

namespace Roundup.TestData.Pages;

public sealed class PageValues : IDataset<Page>
{
    public Page Create(SeededRandom random, int index)
    {
        var lines = new string[20];
        for (var i = 0; i < lines.Length; i++)
        {
            lines[i] = random.Letters(24);
        }

        return new Page { Number = index, Title = random.Letters(12), Lines = lines };
    }
}
