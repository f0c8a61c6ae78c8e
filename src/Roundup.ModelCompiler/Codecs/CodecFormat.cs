using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Codecs;

/// <summary>
/// A format with one codec class for each type of the model: the names that differ between formats, and the code of the scalars.
/// </summary>
/// <param name="Suffix">The end of the names of its codec classes.</param>
/// <param name="Interface">The interface or base class of its codec classes.</param>
/// <param name="Writer">The type that they write to.</param>
/// <param name="Reader">The type that they read from.</param>
/// <param name="Form">The code for a scalar.</param>
internal sealed record CodecFormat(string Suffix, string Interface, string Writer, string Reader, Func<ScalarType, ScalarForm> Form)
{
    /// <summary>Carries values between processes; text keeps every UTF-16 unit.</summary>
    public static CodecFormat Canonical { get; } =
        new("Canonical", "ICanonical", "CanonicalWriter", "CanonicalReader", scalar => scalar.Canonical);

    /// <summary>The handwritten reference; text is UTF-8.</summary>
    public static CodecFormat Handwritten { get; } =
        new("Handwritten", "IHandwritten", "BinaryWriter", "BinaryReader", scalar => scalar.Handwritten);

    /// <summary>The name of the codec class of <paramref name="type"/>.</summary>
    public string ClassOf(Output output, ObjectType type) => output.Dataset + type.Name + Suffix;
}
