namespace Roundup.Engine.Processes;

// A process as /proc/ID/stat describes it.
// Id: its number.
// Parent: the process that started it; another one where that has ended.
// Group: the process group: all that a shell started with one command.
// Ticks: the processor time that it has used, without that of its children.
// Start: when it started, which tells it from an earlier process of the same number.
internal sealed record LinuxProcess(int Id, int Parent, int Group, long Ticks, long Start)
{
    // The fields behind the name, which is in parentheses and may contain both spaces and parentheses.
    private const int ParentField = 1;
    private const int GroupField = 2;
    private const int UserField = 11;
    private const int SystemField = 12;
    private const int StartField = 19;

    // Parses the file; null where the process has ended.
    public static LinuxProcess? Parse(string? text)
    {
        var (open, close) = (text?.IndexOf(" (", StringComparison.Ordinal) ?? -1, text?.LastIndexOf(')') ?? -1);
        var fields = open > 0 && close > open ? text![(close + 1)..].Split(' ', StringSplitOptions.RemoveEmptyEntries) : [];
        long Field(int number) => long.Parse(fields[number], CultureInfo.InvariantCulture);
        return fields.Length <= StartField ? null : new(
            int.Parse(text![..open], CultureInfo.InvariantCulture),
            (int)Field(ParentField),
            (int)Field(GroupField),
            Field(UserField) + Field(SystemField),
            Field(StartField));
    }
}
