using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Yaml;

/// <summary>
/// The plain model, whose types join the entrant's context that YamlDotNet's source generator fills in when the worker is compiled. It
/// fills in one context of a program, so all datasets share it, and what would not compile in it is refused.
/// </summary>
internal sealed class YamlStaticFlavour : Flavour
{
    private const string Remedy = "leave the dataset out for this row";

    /// <inheritdoc/>
    public override string Name => "yaml-static";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Namespaces => ["YamlDotNet"];

    /// <inheritdoc/>
    public override IEnumerable<string> Usings => ["YamlDotNet.Serialization"];

    /// <inheritdoc/>
    public override IEnumerable<GeneratedFile> Extras(Output output)
    {
        var code = new CodeWriter();
        code.Line($"/// <summary>What YamlDotNet knows of dataset {output.Dataset}.</summary>");
        foreach (var type in output.Model.Objects)
        {
            Check(type);
            code.Line($"[YamlSerializable(typeof({type.Name}))]");
        }

        using (code.Block("public partial class YamlContext"))
        {
        }

        yield return output.File(
            "YamlContext.cs", $"Dataset {output.Dataset}: its types for the generator of YamlDotNet.", code, "YamlDotNet.Serialization");
    }

    /// <inheritdoc/>
    public override string Feature(Output output, string type) => ".WithLazy<StaticContext>(() => new YamlContext())";

    /// <summary>Refuses what the generator writes code for that does not compile.</summary>
    private static void Check(ObjectType type)
    {
        if (type.IsPolymorphic)
        {
            throw new ModelException(type.Name, "YamlDotNet's generator knows no hierarchy: it creates the declared type", Remedy);
        }

        if (type.Parameters.Count > 0)
        {
            throw new ModelException(type.Name, "YamlDotNet's generator calls a constructor without parameters", Remedy);
        }

        foreach (var member in type.Members)
        {
            var flaw =
                !member.CanChange ? "sets members of an object that is there, and this one is set with its object"
                : IsJagged(member.Type) ? "cannot create arrays of arrays"
                : member.Code != member.Name ? "does not escape names that are keywords"
                : null;
            if (flaw is not null)
            {
                throw new ModelException($"{type.Name}.{member.Name}", $"YamlDotNet's generator {flaw}", Remedy);
            }
        }
    }

    private static bool IsJagged(ModelType type) => type switch
    {
        SequenceType { IsArray: true } array => array.Element is SequenceType { IsArray: true } || array.Element.Name == "byte[]",
        SequenceType list => IsJagged(list.Element),
        MapType map => IsJagged(map.Values),
        _ => false,
    };
}
