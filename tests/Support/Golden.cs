using System.Runtime.CompilerServices;

namespace Roundup.Tests.Support;

/// <summary>
/// Compares with a file in golden/, verbatim. <c>ROUNDUP_UPDATE_GOLDEN=1 dotnet test</c> writes the files anew: then read the diff.
/// </summary>
internal static class Golden
{
    public static void ShouldMatch(string actual, string name, [CallerFilePath] string source = "")
    {
        PlainWords.ShouldBePlain(actual, name);
        var path = Path.Combine(Path.GetDirectoryName(source)!, "golden", name);
        if (Environment.GetEnvironmentVariable("ROUNDUP_UPDATE_GOLDEN") == "1")
        {
            File.WriteAllText(path, actual);
        }

        File.Exists(path).ShouldBeTrue($"golden/{name} is missing: run with ROUNDUP_UPDATE_GOLDEN=1 and read it");
        actual.ShouldBe(
            File.ReadAllText(path),
            $"golden/{name} differs: when the change is meant, run with ROUNDUP_UPDATE_GOLDEN=1 and read the diff");
    }
}
