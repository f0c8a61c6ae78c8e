namespace Roundup.Worker.Tests.Fidelity;

/// <summary>A type that no member of a parcel can have. Objects whose constructor did not run are counted when they end.</summary>
internal sealed class Intruder
{
    public Intruder() => Created++;

    ~Intruder() => Created++;

    public static int Created { get; set; }

    public int Id { get; set; }
}
