using System.Text;
using System.Text.Json;
using Roundup.Crosscheck.Comparison;
using Roundup.Results;

namespace Roundup.Crosscheck.Reports;

/// <summary>Writes a crosscheck: to the console, as Markdown and as JSON.</summary>
internal static class CrosscheckReports
{
    private const string MarkdownSpecial = "\\`*_[]<>|#~$&";

    /// <summary>The tables as text.</summary>
    public static IEnumerable<string> Lines(CrosscheckFile file)
    {
        foreach (var run in file.Runs)
        {
            foreach (var cell in run.Cells)
            {
                yield return "";
                yield return Of(file, run) + CrosscheckTable.Title(cell);
                var all = CrosscheckTable.Rows(cell).Prepend(CrosscheckTable.Headings).ToList();
                var widths = CrosscheckTable.Headings.Select((_, i) => all.Max(row => row[i].Length)).ToList();
                foreach (var row in all)
                {
                    yield return string.Join(' ', row.Select((text, i) => i == 0 ? text.PadRight(widths[i]) : text.PadLeft(widths[i]))).TrimEnd();
                }

                foreach (var missing in CrosscheckTable.Missing(cell))
                {
                    yield return missing;
                }
            }

            yield return "";
            foreach (var line in CrosscheckText.Summary(run))
            {
                yield return Of(file, run) + line;
            }
        }

        foreach (var line in CrosscheckText.Repeats(file))
        {
            yield return line;
        }
    }

    /// <summary>The same as Markdown, with the conditions.</summary>
    public static string Markdown(CrosscheckFile file)
    {
        var text = new StringBuilder();
        text.Append("# Crosscheck with BenchmarkDotNet\n\n");
        text.Append($"`{file.Command}`, {file.Started:yyyy-MM-dd HH:mm} on {Escape(file.Machine.Cpu)}, {file.Machine.LogicalCpus} logical processors, {Escape(file.Machine.Os)}{(file.Interrupted ? "; interrupted" : "")}\n\n");
        foreach (var condition in CrosscheckText.Conditions(file))
        {
            text.Append("- ").Append(Escape(condition)).Append('\n');
        }

        foreach (var run in file.Runs)
        {
            text.Append(file.Runs.Count > 1 ? $"\n## Run {run.Number}\n\n" : "\n## Summary\n\n");
            foreach (var line in CrosscheckText.Summary(run))
            {
                text.Append("- ").Append(Escape(line)).Append('\n');
            }

            foreach (var cell in run.Cells)
            {
                text.Append("\n### ").Append(Escape(CrosscheckTable.Title(cell))).Append("\n\n");
                text.Append("| ").AppendJoin(" | ", CrosscheckTable.Headings.Select(Escape)).Append(" |\n|---|").Insert(text.Length, "---:|", CrosscheckTable.Headings.Count - 1).Append('\n');
                foreach (var row in CrosscheckTable.Rows(cell))
                {
                    text.Append("| ").AppendJoin(" | ", row.Select(Escape)).Append(" |\n");
                }

                foreach (var missing in CrosscheckTable.Missing(cell))
                {
                    text.Append("\n- ").Append(Escape(missing)).Append('\n');
                }
            }
        }

        if (file.Repeats.Count > 0)
        {
            text.Append("\n## Repeated runs\n\n");
            foreach (var line in CrosscheckText.Repeats(file))
            {
                text.Append("- ").Append(Escape(line)).Append('\n');
            }
        }

        return text.ToString();
    }

    /// <summary>Writes crosscheck.json and crosscheck.md; returns their paths.</summary>
    /// <exception cref="IOException">The folder cannot be written.</exception>
    public static IReadOnlyList<string> Write(CrosscheckFile file, string folder)
    {
        var json = Path.Combine(folder, "crosscheck.json");
        var markdown = Path.Combine(folder, "crosscheck.md");
        File.WriteAllText(json, JsonSerializer.Serialize(file, Options));
        File.WriteAllText(markdown, Markdown(file));
        return [json, markdown];
    }

    /// <summary>The options of crosscheck.json: those of the results file, and infinite or undefined numbers by name.</summary>
    public static JsonSerializerOptions Options { get; } = new(ResultsStore.JsonOptions) { WriteIndented = true, NumberHandling = System.Text.Json.Serialization.JsonNumberHandling.AllowNamedFloatingPointLiterals };

    private static string Of(CrosscheckFile file, CrosscheckRun run) => file.Runs.Count > 1 ? $"Run {run.Number}: " : "";

    private static string Escape(string text) => string.Concat(text.Select(c => MarkdownSpecial.Contains(c, StringComparison.Ordinal) ? "\\" + c : c is '\n' or '\r' ? " " : c.ToString()));
}
