namespace Roundup.Worker.Tests.Protocol;

/// <summary>docs/worker-protocol.md lists every message with its fields.</summary>
public sealed class DocumentTests
{
    [Fact]
    public void The_document_lists_each_message_with_its_fields_and_no_other()
    {
        var expected = Messages.Types.Select(type =>
        {
            var name = Messages.Examples.First(example => example.GetType() == type).Name;
            var fields = string.Join(", ", Messages.Fields(type).Select(FieldMark.Of));
            return $"{(Messages.IsCommand(type) ? "command" : "answer")} {name}: {fields}".TrimEnd();
        });

        Rows().ShouldBe(expected, ignoreOrder: true);
    }

    private static IEnumerable<string> Rows()
    {
        var kind = "";
        foreach (var line in File.ReadLines(Path.Combine(Root(), "docs", "worker-protocol.md")))
        {
            var columns = line.Split('|', StringSplitOptions.TrimEntries);
            if (line.Length == 0 || columns is [_, "command" or "answer", "fields", ..])
            {
                kind = line.Length == 0 ? "" : columns[1];
            }

            if (kind.Length > 0 && columns[1].StartsWith('`'))
            {
                yield return $"{kind} {columns[1].Trim('`')}: {columns[2]}".TrimEnd();
            }
        }
    }

    private static string Root()
    {
        var folder = new DirectoryInfo(AppContext.BaseDirectory);
        while (folder is not null && !File.Exists(Path.Combine(folder.FullName, "Roundup.slnx")))
        {
            folder = folder.Parent;
        }

        return folder?.FullName ?? throw new InvalidOperationException("the tests run outside a checkout");
    }
}
