using Roundup.Catalogue.Reading;

namespace Roundup.Catalogue.Planning;

// What a member of a suite file says as an argument of the option that it stands for. Text: an absolute path where the value is one.
internal sealed record SuiteArgument(OptionAttribute Option, string Text)
{
    // The options that members stand for which a suite does not have itself.
    public static IReadOnlyList<OptionAttribute> Options { get; } =
        [.. OptionAttribute.In(typeof(RunRequest)).Where(option => option.Member is { } member && !SuiteReader.Members.Contains(member))];

    public static OptionMembers Members { get; } = new(
        [.. Options.Select(option => option.Member!)],
        [.. Options.Where(option => option.Group == OptionGroup.OwnData).Select(option => option.Member!)]);

    public string Word => $"{Option.Name}={Text}";

    // Throws RoundupException: the file is malformed; the message names the file and the member.
    public static IReadOnlyList<SuiteArgument> Read(string file)
    {
        using var document = WrittenJson.Read(file);
        var json = new SuiteJson(file, document.RootElement, "the suite", [.. SuiteReader.Members, .. Members.All]);
        var folder = Path.GetDirectoryName(Path.GetFullPath(file))!;
        return
        [
            .. from option in Options
               from text in option.Value is not null ? json.Values(option.Member!) ?? [] : json.Flag(option.Member!) == true ? ["true"] : []
               select new SuiteArgument(option, option.IsPath(text) ? Path.GetFullPath(text, folder) : text),
        ];
    }
}
