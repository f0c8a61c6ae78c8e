using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.Flavours.Protobuf;

/// <summary>
/// As <see cref="ProtobufNetFlavour"/>, with a [ProtoModel] that protobuf-net's generator completes when the worker is compiled. A list of
/// roots is the only member of <c>ProtoRoots</c>, which the entrant declares.
/// </summary>
internal sealed class ProtobufNetModelFlavour : ProtobufNetFlavour
{
    public override string Name => "protobuf-net-model";

    public override IEnumerable<string> Usings => ["ProtoBuf.Meta"];

    public override IEnumerable<GeneratedFile> Extras(Output output)
    {
        var code = new CodeWriter();
        code.Line($"/// <summary>What protobuf-net knows of dataset {output.Dataset}.</summary>");
        code.Line("[ProtoModel]");
        code.Line($"[ProtoSerializable(typeof({output.Model.Root.Name}))]");
        if (!output.Model.Source.Document)
        {
            code.Line($"[ProtoSerializable(typeof(Roundup.Serializers.ProtoRoots<List<{output.Model.Root.Name}>>))]");
        }

        using (code.Block($"internal sealed partial class {ModelName(output)} : TypeModel"))
        {
        }

        yield return output.File(
            "ProtoModel.cs",
            $"Dataset {output.Dataset}: a model for the generator of protobuf-net.",
            code,
            "ProtoBuf",
            "ProtoBuf.Meta");
    }

    public override string Feature(Output output, string type) => $".WithLazy<TypeModel>(() => {ModelName(output)}.Instance)";

    private static string ModelName(Output output) => output.Dataset + "ProtoModel";
}
