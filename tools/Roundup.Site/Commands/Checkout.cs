using System.Diagnostics;
using System.Text;

namespace Roundup.Site.Commands;

/// <summary>A checkout of Roundup, and its program.</summary>
/// <param name="Root">The absolute path of its root.</param>
/// <param name="Roundup">Runs <c>roundup</c> with arguments, and returns what it prints.</param>
internal sealed record Checkout(string Root, Func<IReadOnlyList<string>, string> Roundup)
{
    private const string Marker = "Roundup.slnx";

    private static readonly DirectoryInfo s_folder = new(AppContext.BaseDirectory);

    /// <summary>The one that this program was built in, with <c>roundup</c> in the same configuration.</summary>
    public static Checkout Own
    {
        get
        {
            var root = s_folder;
            while (!File.Exists(Path.Combine(root.FullName, Marker)))
            {
                root = root.Parent ?? throw new SiteException($"{s_folder} is in no checkout of Roundup.");
            }

            return new(root.FullName, arguments => Run(root.FullName, arguments));
        }
    }

    /// <summary>The folder of the stored results.</summary>
    public string Results => Path.Combine(Root, "docs", "results");

    private static string Run(string root, IReadOnlyList<string> arguments)
    {
        var program = Path.Combine(root, "src", "Roundup", "bin", s_folder.Parent!.Name, s_folder.Name, "roundup.dll");
        var start = new ProcessStartInfo("dotnet", [program, .. arguments])
        {
            RedirectStandardOutput = true,
            StandardOutputEncoding = Encoding.UTF8,
        };
        using var process = Process.Start(start)!;
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return process.ExitCode == 0
            ? output
            : throw new SiteException($"roundup {string.Join(' ', arguments)} ended with {process.ExitCode}.");
    }
}

/// <summary>Something that a person has to correct; the message says what.</summary>
internal sealed class SiteException(string message, Exception? cause = null) : Exception(message, cause);
