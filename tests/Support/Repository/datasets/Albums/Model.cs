using System.Collections.Generic;

namespace Roundup.TestData.Albums;

public class Album
{
    public int Number { get; set; }

    public string Title { get; set; } = "";

    public List<Track> Tracks { get; set; } = [];

    public Label? Label { get; set; }

    public Place? Studio { get; set; }

    public IReadOnlyList<string> Prizes { get; set; } = [];

    public IReadOnlyList<int> Plays { get; set; } = [];
}

public class Track
{
    public string Name { get; set; } = "";

    public int Seconds { get; set; }
}

public class Label
{
    public string Name { get; set; } = "";
}

public sealed record Place(string City, string Country);
