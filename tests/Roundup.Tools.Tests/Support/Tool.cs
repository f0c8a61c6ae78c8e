namespace Roundup.Tools.Tests.Support;

/// <summary>A tool in this process: its arguments in, what it prints and its exit code out.</summary>
internal static class Tool
{
    /// <param name="root">The root of a repository; null: the checkout.</param>
    /// <param name="engine">What stands in for the engine; null: the engine.</param>
    public static async Task<(int Code, string Output, string Error)> RunAsync(
        Func<IReadOnlyList<string>, CliContext, Task<int>> program, string? root, RunPlan? engine, params string[] arguments)
    {
        using var output = new StringWriter();
        using var error = new StringWriter();
        var context = new CliContext
        {
            Arguments = arguments,
            Terminal = Terminal.Open(output, redirected: true),
            Output = output,
            Error = error,
            OtherPrograms = () => Task.FromResult<double?>(null),
            CheckSources = _ => Task.CompletedTask,
            Root = root is null ? Repository.Find : () => root,
        };
        var code = await program(arguments, engine is null ? context : context with { Engine = engine });
        return (code, output.ToString(), error.ToString());
    }
}
