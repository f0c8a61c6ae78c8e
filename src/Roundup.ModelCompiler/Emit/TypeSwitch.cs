using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Emit;

/// <summary>Code that branches on the exact type of an object.</summary>
internal static class TypeSwitch
{
    /// <summary>The possible types of a value, each with its tag from 1; 0 is null.</summary>
    public static IEnumerable<(ObjectType Type, int Tag)> Tags(ObjectType type) =>
        type.ConcreteTypes.Select((concrete, index) => (concrete, index + 1));

    /// <summary>
    /// Emits a chain of conditions on the exact type of <paramref name="value"/>. <paramref name="whenNull"/> is the statement for null; it
    /// is null if the value cannot be null here.
    /// </summary>
    public static void Chain(CodeWriter code, ObjectType type, string value, string? whenNull, Action<ObjectType, int> body)
    {
        var otherwise = string.Empty;
        if (whenNull is not null)
        {
            using (code.Block($"if ({value} is null)"))
            {
                code.Line(whenNull);
            }

            otherwise = "else ";
        }

        foreach (var (concrete, tag) in Tags(type))
        {
            using (code.Block($"{otherwise}if ({value}.GetType() == typeof({concrete.Name}))"))
            {
                body(concrete, tag);
            }

            otherwise = "else ";
        }

        using (code.Block("else"))
        {
            code.Line(
                $"throw new InvalidOperationException({value}.GetType() + \" is not a type of the model that derives from {type.Name}\");");
        }
    }
}
