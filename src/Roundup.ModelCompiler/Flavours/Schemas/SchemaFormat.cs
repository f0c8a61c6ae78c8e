using System.Globalization;
using System.Text;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.TimedLoops;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Schemas;

/// <summary>A schema language: what it has, and how its users represent what it lacks.</summary>
internal abstract class SchemaFormat
{
    protected const string Invariant = "global::System.Globalization.CultureInfo.InvariantCulture";

    /// <summary>The name as part of class names, for example <c>Protobuf</c>.</summary>
    public abstract string Name { get; }

    /// <summary>The extension of a schema file, without a dot.</summary>
    public abstract string Extension { get; }

    /// <summary>The rule of each scalar, by its C# name.</summary>
    public abstract IReadOnlyDictionary<string, ScalarRule> Scalars { get; }

    /// <summary>Whether a list can hold lists or maps. If not, each inner one is in a message.</summary>
    public virtual bool NestsCollections => false;

    /// <summary>Whether the format represents the scalar as a list, so that a list of it is a list of lists.</summary>
    public virtual bool IsList(ScalarType type) => false;

    /// <summary>Whether the format has a map with such keys. If not, a map is a list of entries.</summary>
    public virtual bool HasMap(ModelType key) => false;

    /// <summary>Whether the format has enums with such numbers. If not, they are numbers.</summary>
    public abstract bool HasEnum(EnumType type);

    /// <summary>The name of a message or an enum.</summary>
    public abstract string TypeName(string name);

    public abstract string FieldName(string member);

    /// <summary>The property that the format's compiler generates for a field.</summary>
    public abstract string PropertyName(string field, string message);

    /// <summary>Names that every generated class has already.</summary>
    public virtual IReadOnlyCollection<string> Reserved => [];

    /// <summary>Other names that the generated class has for a field's property.</summary>
    public virtual IEnumerable<string> RelatedNames(string property) => [];

    /// <summary>The class that the format's compiler generates for a message.</summary>
    public virtual string ClassName(string message) => message;

    public abstract string Write(Schema schema);

    public abstract MapperClass Mapper(Emit.Output output, Schema schema);
}

/// <summary>How a format represents a scalar of a model (docs/model-compiler.md).</summary>
/// <param name="ToGenerated">
/// An expression that converts <c>{0}</c>, which is not null, to the generated class's value. <c>{1}</c> is the namespace of the generated
/// classes.
/// </param>
/// <param name="ToModel">An expression that converts <c>{0}</c>, which is not null, to the model's value.</param>
internal sealed record ScalarRule(string Type, string ToGenerated = "{0}", string ToModel = "{0}")
{
    /// <summary>Whether the generated class has an object for the scalar, which is null if the value is absent.</summary>
    public bool IsObject { get; init; }

    /// <summary>The replacement for null where the format has none, for example in a list.</summary>
    public string Empty { get; init; } = "default";

    public string To(string value, string space) =>
        string.Format(CultureInfo.InvariantCulture, CompositeFormat.Parse(ToGenerated), value, space);

    public string From(string value) => string.Format(CultureInfo.InvariantCulture, CompositeFormat.Parse(ToModel), value);
}

/// <summary>The plain model, a schema from which a format's own compiler generates classes, and the mapping between the two.</summary>
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
