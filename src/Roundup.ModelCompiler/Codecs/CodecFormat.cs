using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Codecs;

/// <summary>A format with one codec class for each type of the model.</summary>
internal sealed record CodecFormat(string Suffix, string Interface, string Writer, string Reader, Func<ScalarType, ScalarForm> Form)
{
    /// <summary>Transfers values between processes; strings keep every UTF-16 unit.</summary>
    public static CodecFormat Canonical { get; } =
        new("Canonical", "ICanonical", "CanonicalWriter", "CanonicalReader", scalar => scalar.Canonical);

    /// <summary>The handwritten floor; strings are UTF-8.</summary>
    public static CodecFormat Handwritten { get; } =
        new("Handwritten", "IHandwritten", "BinaryWriter", "BinaryReader", scalar => scalar.Handwritten);

    public string ClassOf(Output output, ObjectType type) => output.Dataset + type.Name + Suffix;
}
