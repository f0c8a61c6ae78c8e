using Roundup.Catalogue.Planning;
using Roundup.OwnData.Git;
using Roundup.OwnData.Reading;
using Roundup.Results;

namespace Roundup.OwnData.Tests.Git;

/// <summary>The files of a model in a commit, and what is said where there are none.</summary>
public sealed class GitModelTests : FolderTests
{
    private const string One = "public class Order { public int Id { get; set; } }";
    private const string Two = "public class Order { public int Id { get; set; } public string? Note { get; set; } }";

    [GitTheory]
    [InlineData("main", Two)]
    [InlineData("v1", One)]
    [InlineData("HEAD~1", Two)]
    [InlineData("main...", One)]
    [InlineData("main...HEAD", One)]
    [InlineData("...main", One)]
    [InlineData("HEAD", "public class Order { public long Id; }")]
    public void A_branch_a_tag_a_commit_and_a_merge_base_have_their_files(string reference, string text)
    {
        var repository = Repository();

        var files = new GitModel(folder.In("repo/src"), reference).Read();

        files.ShouldHaveSingleItem().Text.ShouldBe(text);
        files[0].Path.ShouldBe(folder.In("repo/src/Order.cs"));
        new GitModel(folder.In("repo/src/Order.cs"), reference).Read().ShouldHaveSingleItem().Text.ShouldBe(text);
        new GitModel(folder.In("repo/src"), reference).NameOf(folder.In("repo/src/deep/A.cs")).ShouldBe("src/deep/A.cs");
        repository.Run("status", "--porcelain").ShouldBe("");
    }

    [GitFact]
    public void Neither_the_index_nor_the_work_tree_is_touched_and_the_copy_is_removed()
    {
        var repository = Repository();
        repository.Write("src/Order.cs", "public class Order { public int Unsaved; }");
        repository.Write(".gitattributes", "*.cs text eol=crlf filter=shout");
        repository.Run("config", "filter.shout.smudge", "touch smudged");
        File.SetLastWriteTimeUtc(folder.In("repo/src/Order.cs"), DateTime.UtcNow.AddHours(1));
        var (status, index) = (repository.Run("status", "--porcelain"), File.ReadAllBytes(folder.In("repo/.git/index")));
        var copies = Directory.GetDirectories(Path.GetTempPath(), "roundup-git-*").Length;

        new GitModel(folder.In("repo/src"), "main").Read().Single().Text.ShouldBe(Two);

        File.ReadAllBytes(folder.In("repo/.git/index")).ShouldBe(index);
        repository.Run("status", "--porcelain").ShouldBe(status);
        Directory.GetDirectories(Path.GetTempPath(), "roundup-git-*").Length.ShouldBeLessThanOrEqualTo(copies);
    }

    [GitFact]
    public void A_project_has_the_files_that_it_had_then_also_those_of_other_folders()
    {
        var repository = new GitRepository(folder.In("repo"));
        repository.Write("src/Shop/Shop.csproj", """<Project><ItemGroup><Compile Include="..\Shared\*.cs" /></ItemGroup></Project>""");
        repository.Write("src/Shop/Order.cs", One);
        repository.Write("src/Shop/obj/Made.cs", "class Made");
        repository.Write("src/Shared/Line.cs", "public class Line { }");
        repository.Write("src/Other/Other.cs", "public class Other { }");
        File.CreateSymbolicLink(folder.In("repo/src/Shop/Link.cs"), "/etc/hostname");
        repository.Commit();
        Directory.Delete(folder.In("repo/src/Shared"), recursive: true);

        var files = new GitModel(folder.In("repo/src/Shop/Shop.csproj"), "main").Read();

        files.Select(file => Path.GetRelativePath(folder.In("repo/src"), file.Path).Replace('\\', '/')).Order(StringComparer.Ordinal)
            .ShouldBe(["Shared/Line.cs", "Shop/Order.cs", "Shop/Shop.Usings.cs"]);
    }

    [GitTheory]
    [InlineData("-v", "--against-git -v: it is no branch, tag or commit: give for example main, v1.4, HEAD~1 or main....")]
    [InlineData("a...b...c", "--against-git a...b...c: it is no branch, tag or commit")]
    [InlineData("mian", "--against-git mian: there is no branch, tag or commit mian: `git branch --all` and `git tag` list them.")]
    [InlineData("main:src/Order.cs", "there is no branch, tag or commit main:src/Order.cs")]
    [InlineData("other...", "--against-git other...: there is no merge base of the two: name one commit.")]
    [InlineData("other", "--against-git other: it has no src: if the files were renamed, `git log --follow`")]
    public void What_is_no_commit_with_the_model_is_refused_with_a_remedy(string reference, string said)
    {
        var repository = Repository();
        repository.Run("checkout", "-q", "--orphan", "other");
        repository.Run("rm", "-r", "-q", "-f", ".");
        repository.Commit();
        repository.Run("checkout", "-q", "work");

        Refused(() => new GitModel(folder.In("repo/src"), reference).Read()).ShouldContain(said);
    }

    /// <summary>A checkout of continuous integration has the branches of its origin alone.</summary>
    [GitFact]
    public void A_branch_of_the_origin_is_found_by_its_name()
    {
        var repository = Repository();
        repository.Run("update-ref", "refs/remotes/origin/far", "main");

        new GitModel(folder.In("repo/src"), "far").Read().ShouldBe(new GitModel(folder.In("repo/src"), "main").Read());
    }

    [GitFact]
    public void A_shallow_clone_lacks_commits()
    {
        Repository();
        new GitRepository(folder.In("clone")).Run("fetch", "-q", "--depth", "1", "file://" + folder.In("repo"), "main:old", "work:work");
        new GitRepository(folder.In("clone")).Run("checkout", "-q", "work");

        Refused(() => new GitModel(folder.In("clone/src"), "HEAD~1")).ShouldBe(
            "--against-git HEAD~1: there is no branch, tag or commit HEAD~1 in this clone, which lacks older commits: fetch them by "
            + "`git fetch --unshallow`, or by `fetch-depth: 0` of actions/checkout.");
        Refused(() => new GitModel(folder.In("clone/src"), "old...")).ShouldContain("there is no merge base in this clone, which lacks");
    }

    [GitFact]
    public void A_folder_outside_of_a_repository_a_submodule_and_a_machine_without_git_are_refused()
    {
        Repository();
        folder.Write("outside/Order.cs", One);
        var whole = new GitRepository(folder.In("whole"));
        whole.Run("-c", "protocol.file.allow=always", "submodule", "add", "-q", folder.In("repo"), "deep/part");
        whole.Commit();

        Refused(() => new GitModel(folder.In("outside"), "main")).ShouldBe(
            folder.In("outside") + ": it is in no git repository; name a model in one, or give the earlier types as a first --model.");
        Refused(() => new GitModel(folder.In("whole/deep/part/src"), "HEAD")).ShouldContain("is in a submodule");
        Directory.Delete(folder.In("whole/deep/part"), recursive: true);
        whole.Write("deep/part/src/Order.cs", One);
        Refused(() => new GitModel(folder.In("whole/deep/part/src/Order.cs"), "main").Read()).ShouldContain("is in a submodule");
        Refused(() => new GitModel(folder.In("repo/src"), "main", "no-such-git")).ShouldContain("which is not on the path: install it");
    }

    [GitFact]
    public void A_clone_without_the_contents_of_files_says_so()
    {
        Repository();
        var clone = new GitRepository(folder.In("clone"));
        clone.Run("fetch", "-q", folder.In("repo"), "work:work", "main:old");
        clone.Run("checkout", "-q", "work");
        var blob = clone.Run("rev-parse", "old:src/Order.cs").Trim();
        foreach (var file in Directory.GetFiles(folder.In("clone/.git/objects"), blob[2..], SearchOption.AllDirectories))
        {
            File.SetAttributes(file, FileAttributes.Normal);
            File.Delete(file);
        }

        Refused(() => new GitModel(folder.In("clone/src"), "old").Read()).ShouldContain("the clone lacks its files");
    }

    [Theory]
    [InlineData(0, false, true, "name the files with --model")]
    [InlineData(0, true, true, "name the files with --model")]
    [InlineData(2, false, true, "--model is given twice")]
    [InlineData(1, false, false, "add --data")]
    public void A_commit_needs_one_model_and_a_sample(int models, bool hasAssembly, bool hasSample, string said)
    {
        OwnDataRequest request = new()
        {
            Models = [.. Enumerable.Repeat(folder.Write("Order.cs", One), models)],
            Assembly = hasAssembly ? folder.In("Order.dll") : null,
            Sample = hasSample ? folder.Write("order.json", "{\"Id\":1}") : null,
            AgainstGit = "main",
        };

        Refused(() => OwnDataReader.Read(request, Root, [], () => true)).ShouldContain(said);
    }

    [GitFact]
    public void Only_a_check_of_versions_takes_it_and_an_error_in_the_commit_names_it()
    {
        var repository = Repository();
        repository.Run("checkout", "-q", "-b", "broken");
        repository.Write("src/Order.cs", "public class Order {\n  int x\n}");
        repository.Commit();
        repository.Run("checkout", "-q", "work");
        OwnDataRequest request = new()
        {
            Model = folder.In("repo/src"),
            Sample = folder.Write("o.json", "{\"Id\":1}"),
            AgainstGit = "broken",
        };

        OwnDataReader.Read(request, Root, [], () => false).Versions.ShouldBeEmpty();
        Refused(() => OwnDataReader.Read(request, Root, [], () => true)).ShouldContain("--against-git broken: ");
        Refused(() => OwnDataReader.Read(request, Root, [], () => true)).ShouldContain("Order.cs(2,8): CS1002");
    }

    [GitFact]
    public void A_commit_that_is_known_stays_where_its_branch_moves()
    {
        var repository = Repository();
        OwnDataRequest request = new()
        {
            Model = folder.In("repo/src"),
            Sample = folder.Write("o.json", "{\"Id\":1}"),
            AgainstGit = "v1",
        };
        var first = OwnDataReader.Read(request, Root, [], () => true).Against!;
        repository.Run("tag", "-f", "v1", "work");

        OwnDataReader.Read(request, Root, [], () => true).Against!.Changes.ShouldBeEmpty();
        var again = OwnDataReader.Read(request with { AgainstCommit = first.Commit }, Root, [], () => true).Against!;
        (again.Reference, again.Commit).ShouldBe(("v1", first.Commit));
        again.Changes.ShouldBe(first.Changes);
        again.Changes.ShouldNotBeEmpty();
    }

    // Of main, v1 is the first commit; work comes from it too.
    private GitRepository Repository()
    {
        var repository = new GitRepository(folder.In("repo"));
        repository.Write("src/Order.cs", One);
        repository.Commit();
        repository.Run("tag", "v1");
        repository.Write("src/Order.cs", Two);
        repository.Commit();
        repository.Run("checkout", "-q", "-b", "work", "v1");
        repository.Write("src/Order.cs", Two);
        repository.Commit("other");
        repository.Write("src/Order.cs", "public class Order { public long Id; }");
        repository.Commit();
        return repository;
    }

    private static string Refused(Func<object> read)
    {
        var error = Should.Throw<RoundupException>(read);
        error.ExitCode.ShouldBe(ExitCode.Usage);
        return error.Message;
    }
}
