namespace Roundup.Processes.Tests.Builds;

/// <summary>Builds and values that do not end, and a host process that is killed meanwhile.</summary>
public sealed class HangingTests(HangingTests.Own own) : IClassFixture<HangingTests.Own>
{
    private static readonly TimeSpan s_limit = TimeSpan.FromSeconds(40);

    [SlowLinuxFact]
    public async Task A_build_and_values_that_do_not_end_are_ended_alone()
    {
        own.AddDataset("Blocked", "System.Threading.Thread.Sleep(-1);");

        var options = new RunOptions { BuildLimit = s_limit };
        var results = await TinyRun.VerifyAsync(own.Repository, "Tiny/*", "Blocked,Notes", options);

        foreach (var result in results.Cases)
        {
            switch (result.Id.Serializer)
            {
                case var _ when result.Id.Table.Dataset == "Blocked":
                    ShouldHaveHung(result, "the program that makes them did not end within 40 s");
                    break;
                case "Tiny/hangs-in-restore":
                    ShouldHaveHung(result, "restoring its packages did not end within 40 s");
                    break;
                case "Tiny/hangs-in-build":
                    ShouldHaveHung(result, "its build did not end within 40 s");
                    break;
                default:
                    result.Fidelity.ShouldBe(Fidelity.Exact, result.Reason);
                    break;
            }
        }

        results.Cases.Select(result => result.Fidelity).ShouldContain(Fidelity.Exact);
        Sleeping().ShouldBeEmpty();
    }

    [SlowLinuxFact]
    public async Task A_build_that_outlives_its_host_process_is_ended_by_the_next_one()
    {
        using (var host = new HostProcess(own.Repository.Root, own.Repository.NewFolder(), resume: false, "Tiny/hangs-in-build", 20))
        {
            var clock = Stopwatch.StartNew();
            while (Sleeping().Count == 0)
            {
                clock.Elapsed.ShouldBeLessThan(TimeSpan.FromMinutes(2), "the build does not get there");
                await Task.Delay(50);
            }

            host.Kill();
        }

        Sleeping().ShouldNotBeEmpty("the test is about a build that does not end by itself");

        TinyRun.ShouldBeExact(await TinyRun.VerifyAsync(own.Repository));
        Sleeping().ShouldBeEmpty();
    }

    private static void ShouldHaveHung(CaseResult result, string reason)
    {
        result.Outcome.ShouldBe(Outcome.BuildFailed, result.Reason);
        result.Reason.ShouldNotBeNull().ShouldContain(reason);
        result.Reason.ShouldContain("--build-limit");
    }

    /// <summary>The processes that the hanging builds wait for.</summary>
    private static List<string> Sleeping() =>
    [
        .. Directory.EnumerateDirectories("/proc")
            .Where(folder => Path.GetFileName(folder).All(char.IsAsciiDigit))
            .Where(folder => Text(Path.Combine(folder, "cmdline")) == "sleep\0" + "3011\0"),
    ];

    private static string Text(string file)
    {
        try
        {
            return File.ReadAllText(file);
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            return "";
        }
    }

    /// <summary>A repository of its own: a build that waits holds its lock.</summary>
    public sealed class Own : IDisposable
    {
        public TestRepository Repository { get; } = new("hanging");

        /// <summary>Adds a dataset.</summary>
        /// <param name="name">Its name.</param>
        /// <param name="before">What is done before a root is made.</param>
        public void AddDataset(string name, string before)
        {
            var folder = Directory.CreateDirectory(Path.Combine(Repository.Root, "datasets", name)).FullName;
            var notes = Path.Combine(Repository.Root, "datasets", "Notes");
            var project = File.ReadAllText(Path.Combine(notes, "Notes.csproj")).Replace("Notes", name);
            File.WriteAllText(Path.Combine(folder, name + ".csproj"), project);
            File.WriteAllText(Path.Combine(folder, "Model.cs"), File.ReadAllText(Path.Combine(notes, "Model.cs")).Replace("Notes", name));
            File.WriteAllText(
                Path.Combine(folder, "Values.cs"),
                $$"""
                using Roundup.Contracts;

                namespace Roundup.TestData.{{name}};

                public sealed class NoteValues : IDataset<Note>
                {
                    public Note Create(SeededRandom random, int index)
                    {
                        {{before}}
                        return new() { Number = index };
                    }
                }
                """);
        }

        public void Dispose() => Repository.Dispose();
    }
}
