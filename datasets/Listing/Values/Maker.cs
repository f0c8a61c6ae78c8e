using Roundup.Contracts;

namespace Roundup.Datasets.Listings;

/// <summary>Values of each kind.</summary>
internal sealed class Maker(SeededRandom random, int index)
{
    // The first number of a listing is its index, so that no two are equal.
    private int? _next = index;

    public int Number()
    {
        var number = _next ?? random.Int(1, 255);
        _next = null;
        return number;
    }

    public bool Bool() => random.Bool();

    public DateTime Time() => random.UtcDate().AddTicks(random.Long(0, TimeSpan.TicksPerSecond - 1));

    public string Text(string member) => member + random.Guid();

    public Uri Address() => new($"http://{random.Guid()}/");

    public T Any<T>()
        where T : struct, Enum => random.Pick(Enum.GetValues<T>());
}
