using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Emit;

// Names of the local variables of one generated method. Sibling blocks reuse names; a name in a block is not used around it.
internal sealed class Locals
{
    private readonly Stack<Scope> _scopes = new();

    public Locals(IEnumerable<string> reserved) =>
        _scopes.Push(new([.. reserved, "value", "result", "writer", "reader", "expected", "actual", "comparison", "walk"], []));

    // A free name: the hint in camel case, with a number if needed.
    public string New(string hint)
    {
        var start = hint.TrimStart('_', '@');
        var name = start.Length == 0 ? "item" : char.ToLowerInvariant(start[0]) + start[1..];
        var free = name;
        for (var number = 2; !IsFree(free); number++)
        {
            free = name + number;
        }

        foreach (var outer in _scopes.Skip(1))
        {
            outer.Inside.Add(free);
        }

        _scopes.Peek().Own.Add(free);
        return Identifier.Escape(free);
    }

    // Opens a block, whose names are free again after the result is disposed.
    public IDisposable Block()
    {
        _scopes.Push(new([], []));
        return new End(_scopes);
    }

    private bool IsFree(string name) => !_scopes.Peek().Inside.Contains(name) && !_scopes.Any(scope => scope.Own.Contains(name));

    private sealed record Scope(HashSet<string> Own, HashSet<string> Inside);

    private sealed class End(Stack<Scope> scopes) : IDisposable
    {
        public void Dispose() => scopes.Pop();
    }
}

internal static class TypeSwitch
{
    // The possible types of a value, each with its tag from 1; 0 is null.
    public static IEnumerable<(ObjectType Type, int Tag)> Tags(ObjectType type) =>
        type.ConcreteTypes.Select((concrete, index) => (concrete, index + 1));

    // Emits a chain of conditions on the exact type of value. whenNull is the statement for null; it is null if the value cannot be null
    // here.
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
