namespace Roundup.ModelCompiler.Emit;

/// <summary>Emits conditions.</summary>
internal static class Conditions
{
    /// <summary>Emits an <c>if</c> with one statement.</summary>
    public static void Guard(CodeWriter code, string condition, string statement)
    {
        using (code.Block($"if ({condition})"))
        {
            code.Line(statement);
        }
    }

    /// <summary>Emits an <c>if</c> and an <c>else</c>.</summary>
    public static void Either(CodeWriter code, string condition, Action then, string otherwise)
    {
        using (code.Block($"if ({condition})"))
        {
            then();
        }

        using (code.Block("else"))
        {
            code.Line(otherwise);
        }
    }
}
