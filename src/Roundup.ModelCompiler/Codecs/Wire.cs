using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Codecs;

/// <summary>One of the two binary forms: what differs between the code of the one and of the other.</summary>
/// <param name="Suffix">How its codec classes end.</param>
/// <param name="Interface">The interface that they implement.</param>
/// <param name="Writer">The type that they write to.</param>
/// <param name="Reader">The type that they read from.</param>
/// <param name="Form">The form of a scalar.</param>
internal sealed record Wire(string Suffix, string Interface, string Writer, string Reader, Func<ScalarType, ScalarForm> Form)
{
    /// <summary>Carries values between processes; text keeps every UTF-16 unit.</summary>
    public static Wire Canonical { get; } =
        new("Canonical", "ICanonical", "CanonicalWriter", "CanonicalReader", scalar => scalar.Canonical);

    /// <summary>The floor; text is UTF-8.</summary>
    public static Wire Handwritten { get; } =
        new("Handwritten", "IHandwritten", "BinaryWriter", "BinaryReader", scalar => scalar.Handwritten);
}
