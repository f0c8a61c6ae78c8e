using System.Text.Json;
using Roundup.Analysis.Experiments.Checks;
using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Contracts;
using Roundup.Results.Reading;
using Roundup.Results.Texts;

namespace Roundup.Cli.Commands.Run;

internal sealed class CheckAction(CliContext context)
{
    private const int MostChanges = 20;

    public async Task<int> RunAsync(CheckRequest request)
    {
        var part = PartOf(request.Run.Options);
        if (part is not null && (request.Update || request.Expected is not null))
        {
            throw Usage($"{(request.Update ? "--update" : "--expected")} needs all checks: leave out {part}.");
        }

        var run = new RunAction(context) { Complete = plan => CheckExpected(request, plan) };
        var code = await run.RunAsync(request.Run);
        if (code == (int)ExitCode.Success
            && request.Run.Options is { Shard: null } options && options.WrittenBy.Count + options.ReadBy.Count > 0
            && run.Result?.File.Cases.Any(result => result.Part is CheckedCase check && HasReader(check)) == false)
        {
            Failure.WriteSentence(context.Error, "No serializer read what another one wrote: the report says why.");
            return (int)ExitCode.NothingMeasured;
        }

        if (part is not null || run.Result is not { File.Run.Interrupted: false } result)
        {
            return code;
        }

        if (result.Plan.Options.Own is not null)
        {
            return request.Expected is { } own && code != (int)ExitCode.NothingMeasured
                ? CompareOwn(own, request.Update ? TargetsLeftOut(result.Plan) : null, result.File, code)
                : code;
        }

        // The file of expected failures is about probes alone.
        var probes = result.Plan.Cases.Where(planned => planned.Dataset.Probe is not null).Select(planned => planned.Id).ToHashSet();
        var differs = false;
        var compared = result.File with { Cases = [.. result.File.Cases.Where(one => probes.Contains(one.Id))] };
        foreach (var library in CheckedLibrary.Of(compared))
        {
            differs |= Compare(library, PathOf(request, result.Plan, library.Name), request.Update);
        }

        return code == (int)ExitCode.Success && differs ? (int)ExitCode.SomeFailed : code;
    }

    // A check that was interrupted is compared with what was expected when it was started, and writes no file outside of its folder.
    public async Task<int> ResumeAsync(RunRequest request)
    {
        var run = new RunAction(context);
        var code = await run.RunAsync(request);
        return run.Result is { File: { Run: { Interrupted: false, Expected: not null } } file } && code != (int)ExitCode.NothingMeasured
            ? CompareOwn(null, null, file, code)
            : code;
    }

    // Null: all checks of each category are run.
    public static string? PartOf(RunOptions options) =>
        options.Replay is not null ? "--replay"
        : options.Shapes.Count > 0 ? "--shape"
        : options.WrittenBy.Count > 0 ? "--written-by"
        : options.ReadBy.Count > 0 ? "--read-by"
        : null;

    private static bool HasReader(CheckedCase check) => check.Passed.ContainsKey(CheckCategory.Interoperability)
        || check.Findings.Any(finding => finding.Category == CheckCategory.Interoperability);

    // Reads the expected failures before anything is built: a run takes minutes.
    private static Plan CheckExpected(CheckRequest request, Plan plan)
    {
        var isOwn = plan.Options.Own is not null;
        if (isOwn && request is { Update: true, Expected: null })
        {
            throw Usage("--update writes what your own data lose to a file: name it with --expected FILE.");
        }

        var libraries = plan.Cases.Select(planned => planned.Library.Name).Distinct().ToList();
        if (request.Expected is not null && libraries.Count > 1 && !isOwn)
        {
            throw Usage("--expected is a file about one library: name one.");
        }

        if (request is { Expected: { } missing, Update: false } && !File.Exists(missing))
        {
            throw Usage($"--expected {missing} does not exist: write it with --update.");
        }

        if (isOwn && request.Expected is not null && plan.Options.Own!.Anonymise)
        {
            throw Usage("--expected names types and members, and --anonymise hides them: leave one of them out.");
        }

        if (isOwn)
        {
            return request.Expected is not { } own ? plan
                : plan with { Options = plan.Options with { Expected = Read(own, ExpectedFindings.Parse, ExpectedFindings.None) } };
        }

        libraries.ForEach(library => Read(PathOf(request, plan, library)));
        return plan;
    }

    private static List<string> TargetsLeftOut(Plan plan) =>
        [.. plan.PreferredTargets.Except(plan.Cases.Select(planned => planned.Id.Table.Target))];

    // Returns the exit code. path: null where it is not known. others: of an update, the targets that it leaves out; null: none is made.
    private int CompareOwn(string? path, IReadOnlyList<string>? others, ResultsFile file, int code)
    {
        if (others is not null)
        {
            var findings = ExpectedFindings.With(file.Run.Expected!, file, others);
            Write(path!, ExpectedFindings.Text(findings), CountText.Format(findings.Values.Sum(one => one.Count), "expected finding"));
        }
        else if (OwnFinding.NotChecked(file) is { Count: > 0 } missing)
        {
            context.Terminal.WriteLine($"Not checked: {string.Join(", ", missing.Select(one =>
                $"{one.Id.SerializerName} ({one.Outcome.Word()})").Distinct())}. Nothing is known of the findings that were expected: "
                + "make the serializer available, or remove it from the command or file.");
            return code == (int)ExitCode.Success ? (int)ExitCode.SomeFailed : code;
        }
        else if (OwnFinding.Of(file).Any(finding => finding.State > FindingState.Expected))
        {
            context.Terminal.WriteLine("To expect these findings from now on, run "
                + (path is null ? "the check from the start with --update." : $"again with --update, which writes {path}."));
            return code == (int)ExitCode.Success ? (int)ExitCode.SomeFailed : code;
        }

        return code;
    }

    // Returns whether there is a difference that should not be.
    private bool Compare(CheckedLibrary library, string path, bool updates)
    {
        if (!updates && !File.Exists(path))
        {
            return false;
        }

        var isNew = !File.Exists(path);
        var expected = Read(path);
        var changes = isNew ? [] : expected.Compare(library);
        var ofVersion = expected.Version is { } version && version != library.Version ? $" of {version}" : "";
        var name = $"{library.Name}{(library.Version is { } known ? $" {known}" : "")}";
        context.Terminal.WriteLine(isNew ? $"{name}: no failures were expected so far"
            : changes.Count == 0 ? $"{name}: no difference from the expected failures{ofVersion}"
            : $"{name}: {CountText.Format(changes.Count, "difference")} from the expected failures{ofVersion}");
        foreach (var change in changes.Take(MostChanges))
        {
            context.Terminal.WriteLine($"  {TextOf(change)}");
        }

        if (changes.Count > MostChanges)
        {
            context.Terminal.WriteLine($"  and {CountText.Format(changes.Count - MostChanges, "more difference")}");
        }

        if (updates)
        {
            var now = expected.With(library);
            Write(path, now.Text(), CountText.Format(now.Serializers.Sum(row => row.Value.Count), "expected failure"));
        }
        else if (changes.Count > 0)
        {
            context.Terminal.WriteLine($"  To expect these results from now on, run again with --update, which writes {path}.");
        }

        return changes.Count > 0 && !updates;
    }

    private static string TextOf(CheckChange change)
    {
        var where = $"{change.Serializer} {change.Id} on {string.Join(", ", change.Targets)}";
        return change.Found == CheckOutcome.Passed ? $"fixed: {where} (was {change.Expected.Word()})"
            : change.Expected == CheckOutcome.Passed ? $"new failure: {where} ({change.Found.Word()})"
            : $"changed: {where} ({change.Found.Word()}, was {change.Expected.Word()})";
    }

    private static string PathOf(CheckRequest request, Plan plan, string library) =>
        request.Expected ?? plan.Cases.First(planned => planned.Library.Name == library).Library.ExpectedChecksPath;

    private static ExpectedChecks Read(string path) => Read(path, ExpectedChecks.Parse, ExpectedChecks.None);

    private static T Read<T>(string path, Func<string, T> parse, T none)
    {
        try
        {
            return File.Exists(path) ? parse(BoundedFile.Text(path, FileLimits.WrittenFileBytes)) : none;
        }
        catch (Exception e) when (e is JsonException or IOException)
        {
            throw new RoundupException(
                ExitCode.Usage,
                $"{path} is no list of expected failures ({e.Message.TrimEnd('.')}): correct it, or delete it and use --update.",
                e);
        }
    }

    private void Write(string path, string text, string count)
    {
        try
        {
            AtomicFile.Write(path, partial => File.WriteAllText(partial, text));
        }
        catch (Exception e) when (Failure.IsFileSystem(e))
        {
            throw Failure.NotWritable(path, e, "make it writable, or give another file with --expected");
        }

        context.Terminal.WriteLine($"  Written to {path}: {count}.");
    }

    private static RoundupException Usage(string message) => new(ExitCode.Usage, message);
}
