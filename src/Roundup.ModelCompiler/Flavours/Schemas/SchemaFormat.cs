using System.Globalization;
using System.Text;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.TimedLoops;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Schemas;

internal abstract class SchemaFormat
{
    protected const string Invariant = "global::System.Globalization.CultureInfo.InvariantCulture";

    // The name as part of class names, for example Protobuf.
    public abstract string Name { get; }

    // The extension of a schema file, without a dot.
    public abstract string Extension { get; }

    // The rule of each scalar, by its C# name.
    public abstract IReadOnlyDictionary<string, ScalarRule> Scalars { get; }

    // Whether a list can hold lists or maps. If not, each inner one is in a message.
    public virtual bool NestsCollections => false;

    // Whether the format represents the scalar as a list, so that a list of it is a list of lists.
    public virtual bool IsList(ScalarType type) => false;

    // Whether the format has a map with such keys. If not, a map is a list of entries.
    public virtual bool HasMap(ModelType key) => false;

    // Whether the format has enums with such numbers. If not, they are numbers.
    public abstract bool HasEnum(EnumType type);

    public abstract string TypeName(string name);

    public abstract string FieldName(string member);

    public abstract string PropertyName(string field, string message);

    public virtual IReadOnlyCollection<string> Reserved => [];

    public virtual IEnumerable<string> RelatedNames(string property) => [];

    public virtual string ClassName(string message) => message;

    public abstract string Write(Schema schema);

    public abstract MapperClass Mapper(Emit.Output output, Schema schema);
}

// ToGenerated: an expression that converts {0}, which is not null, to the generated class's value. {1} is the namespace of the generated
// classes.
// ToModel: an expression that converts {0}, which is not null, to the model's value.
internal sealed record ScalarRule(string Type, string ToGenerated = "{0}", string ToModel = "{0}")
{
    // Whether the generated class has an object for the scalar, which is null if the value is absent.
    public bool IsObject { get; init; }

    // The replacement for null where the format has none, for example in a list.
    public string Empty { get; init; } = "default";

    public string To(string value, string space) =>
        string.Format(CultureInfo.InvariantCulture, CompositeFormat.Parse(ToGenerated), value, space);

    public string From(string value) => string.Format(CultureInfo.InvariantCulture, CompositeFormat.Parse(ToModel), value);
}

// The plain model, a schema from which a format's own compiler generates classes, and the mapping between the two.
internal abstract class SchemaFlavour(SchemaFormat format) : Flavour
{
    public override IEnumerable<GeneratedFile> Extras(Output output)
    {
        var schema = SchemaBuilder.Build(format, output.Model);
        yield return new($"{output.Dataset}.{format.Extension}", format.Write(schema));
        yield return format.Mapper(output, schema).File();
    }

    public override MappedRoot? Mapped(Output output, bool many)
    {
        var (one, list) = SchemaBuilder.RootNames(format, output.Model.Source.RootType);
        var message = many ? list : one;
        var mapper = MapperClass.NameOf(output.Dataset, format);
        return new($"global::{ClassOf(output.Dataset, message)}", $"{mapper}.To{message}", $"{mapper}.From{message}");
    }

    public override LoopRoot LoopRootOf(string dataset, string rootType, bool document)
    {
        var (one, many) = SchemaBuilder.RootNames(format, rootType);
        return new(dataset, ClassOf(dataset, one), document, ClassOf(dataset, many));
    }

    private string ClassOf(string dataset, string message) => $"{Schema.NamespaceOf(dataset)}.{format.ClassName(message)}";
}
