using Roundup.Catalogue.Reading;

namespace Roundup.Catalogue.Tests.Architecture;

/// <summary>Lines of code are short enough for two columns in a review.</summary>
public sealed class LineLengthTests
{
    private const int Longest = 140;

    public static TheoryData<string> Folders => ["src", "tests", "serializers", "compressors", "datasets"];

    [Theory]
    [MemberData(nameof(Folders))]
    public void No_line_of_code_is_too_long(string folder)
    {
        var root = Repository.Find();
        var tooLong =
            from file in Directory.EnumerateFiles(Path.Combine(root, folder), "*.cs", SearchOption.AllDirectories)
            let relative = Path.GetRelativePath(root, file)
            where !relative.Split(Path.DirectorySeparatorChar).Any(part => part is "bin" or "obj")
            from line in File.ReadLines(file).Index()
            where line.Item.Length > Longest
            select $"{relative}({line.Index + 1}) has {line.Item.Length} characters";
        tooLong.ShouldBeEmpty();
    }
}
