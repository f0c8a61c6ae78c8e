namespace Roundup.ModelCompiler.Tests;

public class FirstCallGeneratorTests
{
    [Fact]
    public void The_first_call_of_the_worker_is_the_generated_one()
    {
        var folder = new DirectoryInfo(AppContext.BaseDirectory);
        while (!File.Exists(Path.Combine(folder.FullName, "Roundup.slnx")))
        {
            folder = folder.Parent.ShouldNotBeNull("the tests run below the folder of Roundup.slnx");
        }

        var worker = Path.Combine(folder.FullName, "src", "Roundup.Worker");
        var file = Directory.EnumerateFiles(worker, "TypedFirstCall.Call.cs", SearchOption.AllDirectories).Single();
        if (Environment.GetEnvironmentVariable("ROUNDUP_UPDATE_GOLDEN") == "1")
        {
            File.WriteAllText(file, FirstCallGenerator.Write());
        }

        File.ReadAllText(file).ReplaceLineEndings("\n").ShouldBe(
            FirstCallGenerator.Write(),
            $"{file} is not what TimedShape says: run the test with ROUNDUP_UPDATE_GOLDEN=1, then build and read the diff");
    }
}
