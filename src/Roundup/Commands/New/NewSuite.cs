using System.Reflection;
using System.Text.Encodings.Web;
using System.Text.Json;
using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Catalogue.Reading;
using Roundup.Catalogue.Templates;
using Roundup.Cli.Output;
using Roundup.OwnData.Reading;
using Roundup.OwnData.Settings;
using Roundup.Reporting.Text;

namespace Roundup.Cli.Commands.New;

// Writes a suite about the user's own data, with its expected findings, and a workflow that checks it.
internal sealed class NewSuite(CliContext context, SuiteRequest request)
{
    private static readonly JsonSerializerOptions s_json =
        new() { WriteIndented = true, Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    private readonly string _folder = request.Folder ?? Path.GetFullPath("contracts");

    public void Create()
    {
        if (NameRule.Problem(request.Name) is { } problem)
        {
            throw Usage($"'{request.Name}' {problem}.");
        }

        if (request.Own is { Sample: null, Models.Count: 0, Assembly: null })
        {
            throw Usage("A suite of your own data needs --model, --data or --assembly: name your types, or a JSON sample.");
        }

        var catalogue = SettingsReader.With(context.Catalogue(), new() { Settings = request.Settings, Own = request.Own });
        request.Serializers.ToList().ForEach(name => Planner.FindSerializer(catalogue, name));
        OwnDataReader.Read(request.Own, context.Root(), [], () => request.Own is { Models.Count: > 1 } or { AgainstGit: not null });
        var suite = In($"{request.Name}.json");
        List<TemplateFile> files =
            [new(suite, SuiteText()), new(In(ExpectedName), "{}\n"), .. request.HasAction ? new[] { Workflow(suite) } : []];
        if (files.Find(file => Path.Exists(file.Path)) is { } existing)
        {
            throw Usage($"{existing.Path} already exists: choose another name, or delete it.");
        }

        files.ForEach(file => AtomicFile.Write(file.Path, partial => File.WriteAllText(partial, file.Text)));
        files.ForEach(file => context.Terminal.WriteLine(ShownPath.Format(file.Path)));
        if (request.HasAction)
        {
            context.Terminal.WriteLine("In the workflow, replace OWNER by the account of the Roundup repository.");
        }

        context.Terminal.WriteLine();
        context.Terminal.WriteLine($"Next: roundup check {CommandWords.Quoted(ShownPath.Format(suite))} --update");
    }

    private string ExpectedName => $"{request.Name}.expected.json";

    private string In(string name) => Path.Combine(_folder, name);

    private string SuiteText()
    {
        var members = new Dictionary<string, object>();
        foreach (var property in typeof(OwnDataRequest).GetProperties())
        {
            if (property.GetCustomAttribute<OptionAttribute>() is { } option
                && property.GetValue(request.Own) is { } value and not false and not IReadOnlyList<string> { Count: 0 })
            {
                string Text(string text) => option.IsPath(text) ? Relative(_folder, text) : text;
                members[option.Member!] = value is IReadOnlyList<string> texts ? OneOrMore(texts.Select(Text))
                    : value is string one ? Text(one)
                    : value;
            }
        }

        if (request.Settings.Count > 0)
        {
            members["settings"] = OneOrMore(request.Settings.Select(file => Relative(_folder, file)));
        }

        string[] serializers = ["System.Text.Json/reflection", .. request.Serializers];
        members["serializers"] = serializers.Distinct();
        members["expected"] = ExpectedName;
        return JsonSerializer.Serialize(members, s_json) + Environment.NewLine;
    }

    private static object OneOrMore(IEnumerable<string> texts) => texts.ToList() is [var one] ? one : texts;

    private static string Relative(string folder, string path) => Path.GetRelativePath(folder, path).Replace('\\', '/');

    // The root of the user's repository, where GitHub reads workflows; outside of one, the current folder.
    private TemplateFile Workflow(string suite)
    {
        var root = new DirectoryInfo(_folder);
        while (root is not null && !Path.Exists(Path.Combine(root.FullName, ".git")))
        {
            root = root.Parent;
        }

        var top = root?.FullName ?? Directory.GetCurrentDirectory();
        return new(Path.Combine(top, ".github", "workflows", $"{request.Name}.yml"), $$$"""
            on: pull_request
            permissions: { contents: read }
            jobs:
              check:
                runs-on: ubuntu-latest
                steps:
                  - uses: actions/checkout@93cb6efe18208431cddfb8368fd83d5badbf9bfd # v5.0.1
                    with: { fetch-depth: 0, persist-credentials: false }
                  - uses: OWNER/roundup@main
                    with:
                      command: check
                      comment: false
                      arguments: >-
                        {{{CommandWords.Quoted(Relative(top, suite))}}}
              comment:
                needs: check
                if: ${{ !cancelled() }}
                runs-on: ubuntu-latest
                permissions: { pull-requests: write }
                steps:
                  - uses: OWNER/roundup@main
                    with: { comment: only }

            """.ReplaceLineEndings("\n"));
    }

    private static RoundupException Usage(string message) => new(ExitCode.Usage, message);
}
