using System.CommandLine;
using Roundup.Catalogue;
using Roundup.Results;
using Roundup.Trials.Commands;

var root = new RootCommand(
    "Measures how well Roundup measures: the figures of docs/accuracy.md. tools/Roundup.Trials/README.md says how to repeat each.");
foreach (var command in CommandList.All())
{
    root.Add(command);
}

try
{
    // Ctrl+C and SIGTERM cancel the command, which then ends what it has started.
    return await root.Parse(args)
        .InvokeAsync(new() { EnableDefaultExceptionHandler = false, ProcessTerminationTimeout = TimeSpan.FromSeconds(30) });
}
catch (OperationCanceledException)
{
    return (int)ExitCode.Interrupted;
}
catch (Exception e) when (e is RoundupException or ResultsFormatException or IOException or UnauthorizedAccessException)
{
    await Console.Error.WriteLineAsync(e.Message);
    return (int)((e as RoundupException)?.ExitCode ?? ExitCode.Usage);
}
