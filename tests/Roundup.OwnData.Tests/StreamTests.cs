using System.Diagnostics;
using Roundup.Catalogue.Planning;
using Roundup.OwnData.Reading;

namespace Roundup.OwnData.Tests;

/// <summary>What gives its bytes once is no sample of a run, which reads it several times.</summary>
public sealed class StreamTests : FolderTests
{
    [Theory]
    [InlineData("/dev/stdin")]
    [InlineData("/dev/null")]
    [InlineData("/dev/fd/0")]
    public void A_device_is_refused(string path)
    {
        if (File.Exists(path))
        {
            Refusal(new() { Sample = path }).ShouldBe(
                $"{path}: a pipe or a device gives its bytes once, and a sample is read several times; "
                + "write them to a file and name that.");
        }
    }

    [Fact]
    public void A_pipe_without_a_writer_is_refused_and_not_waited_for()
    {
        if (OperatingSystem.IsWindows())
        {
            return;
        }

        var pipe = Path.Combine(folder.Path, "pipe");
        Process.Start("mkfifo", pipe).WaitForExit();

        Refusal(new() { Sample = pipe }).ShouldStartWith($"{pipe}: a pipe or a device");
    }

    [Fact]
    public void A_file_in_memory_is_read()
    {
        if (!Directory.Exists("/dev/shm"))
        {
            return;
        }

        var file = $"/dev/shm/roundup-{Environment.ProcessId}.json";
        File.WriteAllText(file, """{ "a": 1 }""");
        try
        {
            OwnDataReader.Read(new() { Sample = file }, folder.Path, []).Name.ShouldNotBeEmpty();
        }
        finally
        {
            File.Delete(file);
        }
    }

    [Fact]
    public void A_link_to_a_file_is_read()
    {
        var file = Path.Combine(folder.Path, "data.json");
        File.WriteAllText(file, """{ "a": 1 }""");
        var link = Path.Combine(folder.Path, "link.json");
        File.CreateSymbolicLink(link, file);

        OwnDataReader.Read(new() { Sample = link }, folder.Path, []).Name.ShouldNotBeEmpty();
    }

    private string Refusal(OwnDataRequest request) =>
        Should.Throw<RoundupException>(() => OwnDataReader.Read(request, folder.Path, [])).Message;
}
