using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Emit;

/// <summary>
/// Names of the local variables of one generated method. Sibling blocks reuse names; a name in a block is not used around it.
/// </summary>
internal sealed class Locals
{
    private readonly Stack<Scope> _scopes = new();

    public Locals(IEnumerable<string> reserved) =>
        _scopes.Push(new([.. reserved, "value", "result", "writer", "reader", "expected", "actual", "comparison", "walk"], []));

    /// <summary>A free name: the hint in camel case, with a number if needed.</summary>
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

    /// <summary>Opens a block, whose names are free again after the result is disposed.</summary>
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
