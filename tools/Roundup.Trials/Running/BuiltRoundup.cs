using System.Diagnostics;
using Roundup.Catalogue;
using Roundup.Catalogue.Reading;

namespace Roundup.Trials.Running;

/// <summary>The program <c>roundup</c> as it was built with this one, started as a process of its own.</summary>
/// <param name="Folder">The folder of the program. The repository that it measures is the one around this folder.</param>
internal sealed record BuiltRoundup(string Folder)
{
    /// <summary>How long a run may take to end in order after Ctrl+C, before it is ended with its workers.</summary>
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(15);

    /// <summary>The checkout.</summary>
    public static string Checkout { get; } = Repository.Find();

    /// <summary>Where trials write what is not kept.</summary>
    public static string Artifacts { get; } = Path.Combine(Checkout, "artifacts", "trials");

    /// <summary>That of the checkout, built in the same configuration: <c>bin/Release/net10.0</c> here and there.</summary>
    /// <exception cref="RoundupException">It was not built.</exception>
    public static BuiltRoundup OfCheckout()
    {
        var own = new DirectoryInfo(AppContext.BaseDirectory);
        var folder = Path.Combine(Checkout, "src", "Roundup", "bin", own.Parent!.Name, own.Name);
        return File.Exists(Path.Combine(folder, "roundup.dll"))
            ? new(folder)
            : throw new RoundupException(ExitCode.Usage, $"There is no roundup.dll in {folder}: build src/Roundup.");
    }

    /// <summary>Runs a command to its end; what it prints goes to a file.</summary>
    /// <param name="arguments">The command.</param>
    /// <param name="log">The file, to which is appended.</param>
    /// <param name="cancellation">Ends the command. Its journal is kept, so that it can be resumed.</param>
    /// <returns>The exit code.</returns>
    public async Task<int> RunAsync(IReadOnlyList<string> arguments, string log, CancellationToken cancellation)
    {
        var start = new ProcessStartInfo("dotnet", [Path.Combine(Folder, "roundup.dll"), .. arguments]) { RedirectStandardOutput = true };
        using var process = Process.Start(start)!;
        var written = new FileStream(log, FileMode.Append, FileAccess.Write, FileShare.Read);
        await using (written.ConfigureAwait(false))
        {
            var copied = process.StandardOutput.BaseStream.CopyToAsync(written, CancellationToken.None);
            await EndOfAsync(process, cancellation).ConfigureAwait(false);
            await copied.ConfigureAwait(false);
        }

        cancellation.ThrowIfCancellationRequested();
        return process.ExitCode;
    }

    private static async Task EndOfAsync(Process process, CancellationToken cancellation)
    {
        try
        {
            await process.WaitForExitAsync(cancellation).ConfigureAwait(false);
        }
        catch (OperationCanceledException)
        {
            // Ctrl+C on a terminal reaches the run as well; a signal to this process alone does not.
            if (!await EndsByItselfAsync(process).ConfigureAwait(false))
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
            await process.WaitForExitAsync(patience.Token).ConfigureAwait(false);
            return true;
        }
        catch (OperationCanceledException)
        {
            return false;
        }
    }
}
