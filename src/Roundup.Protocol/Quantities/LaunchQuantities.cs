namespace Roundup.Results;

#pragma warning disable CS1591 // Each says its meaning itself.

/// <summary>
/// What is read once for each launch of a case, besides its batches, in the order of a worker's answer: a new one is added at the end. In
/// results.json each stands in its launch by its <see cref="Quantity.Key"/>; <see cref="Quantity.Reading"/> of an estimate names it.
/// </summary>
public static class LaunchQuantities
{
    public static QuantityList All { get; } = new();

    /// <summary>The host process adds it from the warm-up.</summary>
    public static Quantity FirstCallNs { get; } = Add(
        "FirstCallNs",
        "What the first call of the case in its process took, with what is compiled and created in it; calls of the other operation, or "
        + "of other shapes, may have come before it. Null in files of older versions.",
        Unit.Time);

    /// <summary>The host process adds it, of the one worker that it asks.</summary>
    public static Quantity EmptyLoopNs { get; } = Add(
        "EmptyLoopNs",
        "What an iteration of the loop without a call costs. Stored, not subtracted; measured in the first launch by one serializer of "
        + "each group, null in the others.",
        Unit.Time);

    public static Quantity PeakMemoryBytes { get; } = Add(
        "PeakMemoryBytes",
        "The highest resident size of the process during the timed batches; null where the system does not report it.",
        Unit.Bytes);

    private static Quantity Add(string name, string meaning, Unit unit) =>
        All.Add(new(name, meaning, unit, QuantityOf.Launch, Estimator.Read));
}
