using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Yaml;

/// <summary>
/// The plain model, whose types are named by a part of the entrant's context, which YamlDotNet's source generator completes when the worker
/// is compiled. Types that would not compile in it are refused.
/// </summary>
internal sealed class YamlStaticFlavour : Flavour
{
    private const string Remedy = "leave the dataset out for this row";

    public override string Name => "yaml-static";

    public override IReadOnlyList<string> Namespaces => ["YamlDotNet"];

    public override IEnumerable<string> Usings => ["YamlDotNet.Serialization"];

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

    public override string Feature(Output output, string type) => ".WithLazy<StaticContext>(() => new YamlContext())";

    /// <summary>Refuses types for which the generator writes code that does not compile.</summary>
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
            var reason =
                !member.CanChange ? "sets members of an object that is there, and this one is set with its object"
                : IsJagged(member.Type) ? "cannot create arrays of arrays"
                : member.Code != member.Name ? "does not escape names that are keywords"
                : null;
            if (reason is not null)
            {
                throw new ModelException($"{type.Name}.{member.Name}", $"YamlDotNet's generator {reason}", Remedy);
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
