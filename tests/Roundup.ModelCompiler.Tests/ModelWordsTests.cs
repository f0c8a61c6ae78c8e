namespace Roundup.ModelCompiler.Tests;

public class ModelWordsTests
{
    [Theory]
    [InlineData("public List<Guid?> Ids { get; set; } = [];", "List Guid")]
    [InlineData("public Dictionary<string, byte[]> Blobs { get; set; } = new();", "Dictionary string byte[]")]
    [InlineData("public int[][] Rows { get; set; } = [];", "int nested")]
    [InlineData("public List<List<long>> Rows = [];", "List long nested")]
    [InlineData("public (int Id, char Letter) Pair { get; set; }", "int char ValueTuple")]
    [InlineData("public int Retries { get; set; } = 5;", "int initializer")]
    [InlineData("[JsonPropertyName(\"id\")] public string Id { get; set; } = \"\";", "string [JsonPropertyName]")]
    [InlineData("public enum Kind { One }", "enum")]
    [InlineData("public class A { } public class B : A { }", "hierarchy")]
    [InlineData("public record Pair(decimal Price, int Count = 1);", "decimal int initializer")]
    public void A_model_has_the_types_of_its_members_and_what_they_are(string member, string words) =>
        ModelWords.Collect([$"namespace Made; public class Note {{ {member} }}"]).ShouldBe(words.Split(' '), ignoreOrder: true);
}
