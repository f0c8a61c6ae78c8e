using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Schemas;

/// <summary>What a schema language has, and how its users hold what it lacks.</summary>
internal abstract class SchemaFormat
{
    /// <summary>The name as part of class names, for example <c>Protobuf</c>.</summary>
    public abstract string Name { get; }

    /// <summary>The ending of a schema file, without a dot.</summary>
    public abstract string Extension { get; }

    /// <summary>The rule of each scalar, by how C# writes its type.</summary>
    public abstract IReadOnlyDictionary<string, ScalarRule> Scalars { get; }

    /// <summary>Whether a list can hold lists or maps; otherwise each is put into a message.</summary>
    public virtual bool NestsCollections => false;

    /// <summary>Whether a scalar is a list there, so that a list of it is a list of lists.</summary>
    public virtual bool IsList(ScalarType type) => false;

    /// <summary>Whether the format has a map with such keys; otherwise a map is a list of keys and values.</summary>
    public virtual bool HasMap(ModelType key) => false;

    /// <summary>Whether the format has enums with such numbers; otherwise they are numbers.</summary>
    public abstract bool HasEnum(EnumType type);

    /// <summary>The name of a message or an enum.</summary>
    public abstract string TypeName(string name);

    /// <summary>The name of a field in the schema, from words that are separated by a change of case.</summary>
    public abstract string FieldName(string member);

    /// <summary>The property that the format's compiler generates for a field.</summary>
    public abstract string PropertyName(string field, string message);

    /// <summary>Names that every generated class has already.</summary>
    public virtual IReadOnlyCollection<string> Reserved => [];

    /// <summary>Other names that the generated class has for a field's property.</summary>
    public virtual IEnumerable<string> RelatedNames(string property) => [];

    /// <summary>The class that the format's compiler generates for a message.</summary>
    public virtual string ClassName(string message) => message;

    /// <summary>The text of the schema.</summary>
    public abstract string Write(Schema schema);

    /// <summary>What writes the mapping.</summary>
    public abstract MapperClass Mapper(Emit.Output output, Schema schema);
}
