using System.CommandLine;
using Roundup.Catalogue;
using Roundup.Cli.Parsing;

namespace Roundup.Cli.Commands;

internal static class RoundupProgram
{
    // Without files of arguments: a name with @ is that of a group.
    private static readonly ParserConfiguration s_parser = new() { ResponseFileTokenReplacer = null };

    private const string NoCommand =
        "`roundup` needs a command: `roundup run` measures the best-known serializers, `roundup run --data orders.json` measures them on "
        + "your own data, and `roundup --help` lists all.";

    public static async Task<int> RunAsync(IReadOnlyList<string> arguments, CliContext context)
    {
        var verbose = new Option<bool>("--verbose")
        {
            Description = "Show where a library failed (its first frames), and the stack trace of an error.",
            Recursive = true,
        };
        var result = Root(context, verbose).Parse(arguments, s_parser);
        if (!HelpText.IsWanted(result) && ParseErrors.Describe(result) is { } error)
        {
            Failure.WriteSentence(context.Error, error);
            return (int)ExitCode.Usage;
        }

        context.IsVerbose = result.GetValue(verbose);
        try
        {
            // Commands handle Ctrl+C (Running/Interruption); errors are reported here.
            var configuration = new InvocationConfiguration
            {
                EnableDefaultExceptionHandler = false,
                ProcessTerminationTimeout = null,
                Output = context.Output ?? Console.Out,
                Error = context.Error,
            };
            return await result.InvokeAsync(configuration);
        }
        catch (Exception e) when (!System.Diagnostics.Debugger.IsAttached)
        {
            return Failure.Report(e, context.IsVerbose, context.Error);
        }
    }

    private static RootCommand Root(CliContext context, Option<bool> verbose)
    {
        var root = new RootCommand(
            "Benchmarks .NET serializers (speed, allocation, size) and checks whether data survive. Every result is verified, and every "
            + "number has its uncertainty.")
        {
            verbose,
        };
        foreach (var command in CommandList.All(context))
        {
            root.Add(command);
        }

        HelpText.Install(root);
        root.SetAction(parsed =>
        {
            Failure.WriteSentence(context.Error, NoCommand);
            return (int)ExitCode.Usage;
        });
        return root;
    }
}
