using System.Text;
using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Parsing;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;

namespace Roundup.Cli.Commands.Run;

// The options of a run that is resumed. They come from a journal, which somebody else may have written: what makes the run write outside of
// its own folder, or run code or packages from elsewhere, has to be given again.
internal static class ResumedOptions
{
    // In bytes, as usual file systems allow.
    private const int LongestName = 255;

    public static RunOptions Merge(RunOptions stored, string folder, RunOptions request)
    {
        void Require(string option, IReadOnlyList<string> named, IEnumerable<string> given, string does, string too = "")
        {
            if (!named.SequenceEqual(given))
            {
                throw Usage(named.Count == 0
                    ? $"The run in {folder} was started without {option}: leave out {option}, or start a new run."
                    : $"The run in {folder} {does} {string.Join(" and ", named)}{too}: "
                    + $"if you trust that code, resume with `{Command(folder, stored)}`.");
            }
        }

        Require("--model", stored.Own?.Models ?? [], request.Own?.Models ?? [], "compiles and runs");
        Require("--settings", stored.Settings, request.Settings, "compiles and runs");
        Require("--folder", stored.Folders, request.Folders, "builds and runs code from");
        var sources = request.PackageSources.Select(PlaceName.WithoutSecrets);
        Require("--package-source", stored.PackageSources, sources, "restores packages from", ", and runs their code");
        return OfPayloads(stored with { PackageSources = request.PackageSources }, folder, request.KeepData);
    }

    // The command that resumes a run, which is shown: without the passwords of package sources.
    public static string Command(string folder, RunOptions options)
    {
        string[] again =
        [
            .. options.KeepData is not { } kept || IsWithin(kept, folder) ? [] : (string[])["--keep-data", kept],
            .. (options.Own?.Models ?? []).SelectMany(model => (string[])["--model", model]),
            .. options.Settings.SelectMany(file => (string[])["--settings", file]),
            .. options.Folders.SelectMany(own => (string[])["--folder", own]),
            .. options.WithoutSecrets().PackageSources.SelectMany(source => (string[])["--package-source", source]),
        ];
        return $"roundup run --resume {CommandWords.Quoted([folder, .. again])}";
    }

    private static RunOptions OfPayloads(RunOptions stored, string folder, string? keepData)
    {
        if (stored.KeepData is null)
        {
            return keepData is null ? stored : throw Usage(
                $"The run in {folder} was started without --keep-data: leave out --keep-data, or start a new run.");
        }

        var kept = Absolute(stored.KeepData, folder);
        if (keepData is not null && keepData != kept)
        {
            throw Usage($"The run in {folder} keeps payloads in {kept}: give that folder with --keep-data, or start a new run.");
        }

        return keepData is not null || IsWithin(kept, folder) ? stored with { KeepData = kept } : throw Usage(
            $"The run in {folder} keeps payloads in {kept}, which is outside its own folder: to write there, resume with "
            + $"`{Command(folder, stored with { KeepData = kept })}`.");
    }

    private static string Absolute(string path, string folder) =>
        path.Length > 0
        && !path.Contains('\0', StringComparison.Ordinal)
        && path.Split('/', '\\').All(part => Encoding.UTF8.GetByteCount(part) <= LongestName)
            ? Path.GetFullPath(path, folder)
            : throw Usage($"The run in {folder} keeps payloads in a folder whose path is not valid: start a new run.");

    // Whether a folder lies in that of a run, which has no links, or would.
    private static bool IsWithin(string path, string folder) =>
        path.StartsWith(Path.Join(Path.GetFullPath(folder), "x")[..^1], StringComparison.Ordinal);

    private static RoundupException Usage(string message) => new(ExitCode.Usage, message);
}
