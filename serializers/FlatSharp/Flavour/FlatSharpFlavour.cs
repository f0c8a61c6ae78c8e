using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Schemas;

namespace Roundup.ModelCompiler.Flavours.FlatBuffers;

/// <summary>A .fbs file with FlatSharp's attributes; <c>Model</c> has the serializer of the root and its copy constructor.</summary>
internal sealed class FlatSharpFlavour() : SchemaFlavour(new FlatSharpFormat())
{
    public override string Name => "flatsharp";

    public override string Feature(Output output, string type) =>
        $".WithLazy<global::FlatSharp.ISerializer>(() => ((global::FlatSharp.IFlatBufferSerializable)new {type}()).Serializer)"
        + $".With<Func<{type}, {type}>>(value => new {type}(value))";
}

/// <summary>
/// FlatBuffers, with the classes that FlatSharp's compiler generates. The bytes are those of <see cref="FlatBuffersFormat"/>.
/// </summary>
internal sealed class FlatSharpFormat() : FlatBuffersFormat("")
{
    public override string Name => "FlatSharp";

    // A vector of bytes is a Memory<byte>.
    public override IReadOnlyDictionary<string, ScalarRule> Scalars { get; } =
        new Dictionary<string, ScalarRule>(new FlatBuffersFormat("").Scalars) { ["byte[]"] = new("[ubyte]", "{0}", "{0}.ToArray()") };

    public override IReadOnlyCollection<string> Reserved =>
        ["Serializer", "Equals", "GetHashCode", "GetType", "MemberwiseClone", "ToString"];

    public override string PropertyName(string field, string message) => SchemaNames.Pascal(field);

    public override IEnumerable<string> RelatedNames(string property) => [];

    public override string Write(Schema schema) => FlatBuffersSchema.Write(schema, forFlatSharp: true);

    public override MapperClass Mapper(Output output, Schema schema) => new FlatSharpMapper(output, schema, this);
}

/// <summary>Code for the classes of FlatSharp's compiler: a union is a struct with a constructor for each of its types.</summary>
internal sealed class FlatSharpMapper(Output output, Schema schema, SchemaFormat format) : AssigningMapper(output, schema, format)
{
    protected override void ReturnChoice(CodeWriter code, Locals locals, SchemaMessage choice, SchemaField field)
    {
        var union = Class(FlatBuffersSchema.Union(choice));
        code.Line($"return new {Class(choice)} {{ Kind = new {union}({ToGenerated(locals, field.Type, field.Access)}) }};");
    }

    protected override string IsChoice(SchemaMessage choice, SchemaField field) =>
        $"value.Kind?.Kind == {Class(FlatBuffersSchema.Union(choice))}.ItemKind.{field.Message.Name}";

    protected override string ChoiceValue(SchemaField field) => $"value.Kind.Value.{field.Message.Name}";
}
