using System.Diagnostics;
using Roundup.Catalogue;
using Roundup.Catalogue.Reading;

namespace Roundup.Trials.Runs;

/// <summary>The program <c>roundup</c>, built together with this program and started as a separate process.</summary>
/// <param name="Folder">The folder of the program. It measures the repository around this folder.</param>
internal sealed record BuiltRoundup(string Folder)
{
    /// <summary>How long a run may take to end after Ctrl+C, before it is killed with its workers.</summary>
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(15);

    public static string Checkout { get; } = Repository.Find();

    /// <summary>The folder of files that can be deleted.</summary>
    public static string Artifacts { get; } = Path.Combine(Checkout, "artifacts", "trials");

    /// <summary>The program of the checkout, in the configuration of this program.</summary>
    /// <exception cref="RoundupException">It was not built.</exception>
    public static BuiltRoundup OfCheckout()
    {
        var own = new DirectoryInfo(AppContext.BaseDirectory);
        var folder = Path.Combine(Checkout, "src", "Roundup", "bin", own.Parent!.Name, own.Name);
        return File.Exists(Path.Combine(folder, "roundup.dll"))
            ? new(folder)
            : throw new RoundupException(ExitCode.Usage, $"There is no roundup.dll in {folder}: build src/Roundup.");
    }

    /// <summary>Runs a command to its end and appends its output to a file.</summary>
    /// <param name="arguments">The command.</param>
    /// <param name="log">The file.</param>
    /// <param name="cancellation">Ends the command. Its journal is kept, so that the run can be resumed.</param>
    /// <returns>The exit code.</returns>
    public async Task<int> RunAsync(IReadOnlyList<string> arguments, string log, CancellationToken cancellation)
    {
        var start = new ProcessStartInfo("dotnet", [Path.Combine(Folder, "roundup.dll"), .. arguments]) { RedirectStandardOutput = true };
        using var process = Process.Start(start)!;
        var written = new FileStream(log, FileMode.Append, FileAccess.Write, FileShare.Read);
        await using (written)
        {
            var copied = process.StandardOutput.BaseStream.CopyToAsync(written, CancellationToken.None);
            await EndOfAsync(process, cancellation);
            await copied;
        }

        cancellation.ThrowIfCancellationRequested();
        return process.ExitCode;
    }

    private static async Task EndOfAsync(Process process, CancellationToken cancellation)
    {
        try
        {
            await process.WaitForExitAsync(cancellation);
        }
        catch (OperationCanceledException)
        {
            // Ctrl+C on a terminal reaches the run as well; a signal to this process alone does not.
            if (!await EndsByItselfAsync(process))
            {
                process.Kill(entireProcessTree: true);
            }
        }
    }

    private static async Task<bool> EndsByItselfAsync(Process process)
    {
        using var patience = new CancellationTokenSource(s_patience);
        try
        {
            await process.WaitForExitAsync(patience.Token);
            return true;
        }
        catch (OperationCanceledException)
        {
            return false;
        }
    }
}
