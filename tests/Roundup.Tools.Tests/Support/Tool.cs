using Roundup.Cli.Commands;

namespace Roundup.Tools.Tests.Support;

/// <summary>The tool in this process: its arguments in, what it prints and its exit code out.</summary>
internal static class Tool
{
    public static async Task<(int Code, string Output, string Error)> RunAsync(Checkout checkout, params string[] arguments)
    {
        using var output = new StringWriter();
        using var error = new StringWriter();
        var code = await SiteProgram.RunAsync(arguments, checkout, output, error);
        return (code, output.ToString(), error.ToString());
    }

    /// <summary>A repository of a test, with <c>roundup</c> in this process.</summary>
    public static Checkout In(string root) => new(root, arguments =>
    {
        using var output = new StringWriter();
        var context = new CliContext
        {
            Arguments = arguments,
            Terminal = Terminal.Open(output, redirected: true),
            Root = () => root,
        };
        RoundupProgram.RunAsync(arguments, context).GetAwaiter().GetResult().ShouldBe(0);
        return output.ToString();
    });
}
