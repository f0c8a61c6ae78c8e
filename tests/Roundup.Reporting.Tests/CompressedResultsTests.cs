using System.IO.Compression;

namespace Roundup.Reporting.Tests;

/// <summary>Results files that are compressed.</summary>
public sealed class CompressedResultsTests : IDisposable
{
    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("roundup-compressed-");

    public void Dispose() => _folder.Delete(recursive: true);

    [Fact]
    public void Are_what_was_written_and_smaller()
    {
        var file = StoredResultsTests.Read("quick");
        Parts.Store.Write(file, In("plain.json"));
        Parts.Store.Write(file, In("small.json.br"));

        new FileInfo(In("small.json.br")).Length.ShouldBeLessThan(new FileInfo(In("plain.json")).Length / 4);
        Parts.Store.Write(Parts.Store.Read(In("small.json.br")), In("again.json"));
        File.ReadAllText(In("again.json")).ShouldBe(File.ReadAllText(In("plain.json")));
    }

    [Fact]
    public void Are_refused_in_one_sentence_where_they_hold_far_more_than_a_run()
    {
        using (var output = new BrotliStream(File.Create(In("bomb.json.br")), CompressionLevel.Fastest))
        {
            var spaces = Encoding.UTF8.GetBytes(new string(' ', 1024 * 1024));
            for (var i = 0; i < 100; i++)
            {
                output.Write(spaces);
            }
        }

        Refused("bomb.json.br").ShouldContain("is damaged ($: it is longer than 8 MB, which no such file is)");
    }

    /// <summary>A few kilobytes that would take gigabytes: each is refused before anything is made of it, with a wide margin.</summary>
    [Theory]
    [InlineData("{},")]
    [InlineData("[0,0,1,0,1],")]
    [InlineData("\"\",")]
    public void Are_refused_before_they_fill_the_memory(string value)
    {
        using (var output = new BrotliStream(File.Create(In("many.json.br")), CompressionLevel.Fastest))
        {
            output.Write(Encoding.UTF8.GetBytes("{\"more\":["));
            output.Write(Encoding.UTF8.GetBytes(string.Concat(Enumerable.Repeat(value, 600_000))));
            output.Write(Encoding.UTF8.GetBytes("0]}"));
        }

        var before = GC.GetAllocatedBytesForCurrentThread();

        Refused("many.json.br").ShouldContain("the file has more than 200000 values, the limit for its compressed length");

        (GC.GetAllocatedBytesForCurrentThread() - before).ShouldBeLessThan(100_000_000);
    }

    [Theory]
    [InlineData(0)]
    [InlineData(100)]
    public void Are_refused_in_one_sentence_where_they_are_cut_or_not_compressed(int kept)
    {
        var stored = File.ReadAllBytes(Path.Combine(StoredResultsTests.Folder, "quick.json.br"));
        File.WriteAllBytes(In("cut.json.br"), stored[..kept]);
        File.WriteAllText(In("text.json.br"), "{}{}{}{}{}{}{}{}");

        Refused("cut.json.br").ShouldContain("cut.json.br is damaged (");
        Refused("text.json.br").ShouldContain("text.json.br is damaged (");
    }

    private string In(string name) => Path.Combine(_folder.FullName, name);

    private string Refused(string name) => Should.Throw<ResultsFormatException>(() => Parts.Store.Read(In(name))).Message;
}
