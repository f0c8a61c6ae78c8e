using Roundup.Contracts;

namespace Roundup.TestData.Albums;

public sealed class AlbumValues : IDataset<Album>
{
    /// <summary>Many have payloads of the same length; all have the same label and studio, and none has won a prize.</summary>
    public Album Create(SeededRandom random, int index) => new()
    {
        Number = 1000 + index,
        Title = random.Letters(12),
        Tracks = [new Track { Name = random.Letters(8), Seconds = random.Int(100, 300) }, new Track { Name = random.Letters(8) }],
        Label = new Label { Name = "Ascent" },
        Studio = new Place("Oslo", "Norway"),
        Plays = [random.Int(100, 999), random.Int(100, 999)],
    };
}
